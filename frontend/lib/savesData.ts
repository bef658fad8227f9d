/** Whether the visitor asked for less data, in the browser's settings or the system's. The starter has found out. */
export const savesData = (): boolean => document.documentElement.dataset.savesData === 'true'
