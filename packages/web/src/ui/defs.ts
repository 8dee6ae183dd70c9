/** Gradients and hatches that the shared pieces use: in the page once, whatever is drawn. */
const DEFS = `
<radialGradient id="ui-shadow"><stop offset="0" stop-opacity=".62"/><stop offset=".55" stop-opacity=".34"/><stop offset="1" stop-opacity="0"/></radialGradient>
<linearGradient id="ui-sheen" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></linearGradient>
<linearGradient id="ui-base" x1="0" x2="1"><stop offset="0" stop-color="#4a4f59"/><stop offset="1" stop-color="#16181d"/></linearGradient>
<radialGradient id="ui-light" cx=".42" cy=".36" r=".78"><stop offset="0" stop-color="#fff4dc" stop-opacity=".2"/><stop offset=".5" stop-color="#fff4dc" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient>
<pattern id="ui-threat" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="#0a0c0f"/><rect width="2.4" height="5" fill="#ff7a70"/></pattern>`;

if (typeof document !== 'undefined') {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden;pointer-events:none';
  sheet.innerHTML = `<defs>${DEFS}</defs>`;
  document.body.append(sheet);
}

/** What fills a piece with a gradient or hatch of all games. */
export const paint = (name: 'shadow' | 'sheen' | 'base' | 'light' | 'threat'): string => `url(#ui-${name})`;
