/** Names of the profile form's checkboxes: one a division, and one a field that the directory shows. */
export const DIVISION_BOX = 'division:'
export const SHOW_BOX = 'show:'
