/**
 * The PDF's own fonts know the letters of western Europe alone, the Arabic face those of Arabic; what they lack would be
 * printed as nonsense.
 */
export const canBePrinted = (text: string): boolean =>
  /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u0620-\u0669\u066e-\u06d3\u06f0-\u06f9\u0750-\u077f]*$/.test(text)
