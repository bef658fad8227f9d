/** Names of the form's checkboxes, one a sector. */
export const SECTOR_BOX = 'sector:'
/** Names of the fields for sponsors, one a place: `sponsors.0`. */
export const SPONSOR = 'sponsors.'
/** The state as it is typed for another country; at home it is chosen from a list. */
export const STATE_ABROAD = 'stateAbroad'
/** Of the button that goes on to a step, which the server lets pass when those before it are right. */
export const GO_TO = 'goTo'
/** Of the buttons that save what is there, right or not, and show a step. */
export const SAVE_AT = 'saveAt'
