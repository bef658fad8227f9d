/** The longest note, in characters. Without zod: a form shows it at once. */
export const MAX_NOTE_LENGTH = 5_000
