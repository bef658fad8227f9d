/** Open to every visitor. */
export const anyone = (): boolean => true
