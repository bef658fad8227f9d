/** What the names of the boxes of permissions begin with. */
export const PERMISSION_BOX = 'permission:'
