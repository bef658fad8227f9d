export const MAILING_ID = { id: 'The id of the mailing.' }
export const NO_MAILING = { 404: 'There is no such mailing' }
