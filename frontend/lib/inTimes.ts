/** How often: `twice`, `3 times`. */
export const inTimes = (count: number): string => (count === 2 ? 'twice' : `${count} times`)
