/** Names of the form's checkboxes, one a sector. */
export const SECTOR_BOX = 'sector:'
/** The state as it is typed for another country; at home it is chosen from a list. */
export const STATE_ABROAD = 'stateAbroad'
