/** Under which the form's draft is kept. */
export const DRAFT = 'application'
