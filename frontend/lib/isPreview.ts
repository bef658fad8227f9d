/** Whether an address is that of a preview: the panel's Preview button and its live preview lead there. */
export const isPreview = ({ search }: Pick<URL, 'search'>): boolean => /[?&]preview\b/.test(search)
