/** The grounds have doors of their own: `@potyczka/geometry/rooms`, `/lattice`, `/hex`, `/plane`. */
export {};
