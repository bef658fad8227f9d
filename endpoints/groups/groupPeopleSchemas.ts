export const GROUP_ID = { id: 'The id of the group.' }
export const NO_GROUP = { 404: 'There is no such group, or it is of another branch' }
export const NO_RECORD = { 404: 'There is none, or it is of another branch' }
export const IN_ALREADY = { 409: 'The person is in the group at that time' }
