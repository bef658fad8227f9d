/** How many notes a person has at most. */
export const MAX_PERSON_NOTES = 500
