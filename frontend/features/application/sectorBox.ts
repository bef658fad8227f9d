/** Names of the form's checkboxes, one a sector. */
export const SECTOR_BOX = 'sector:'
