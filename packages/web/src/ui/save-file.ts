/** Gives something to the browser to save as a file. */
export const saveFile = (name: string, content: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
