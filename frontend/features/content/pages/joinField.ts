/** The id of the form's field: choices on the page lead back to it. */
export const JOIN_FIELD = 'join-email'
