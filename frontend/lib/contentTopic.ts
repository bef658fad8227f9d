/** What a page depends on, and so when a cached copy of it is old. */
export type ContentTopic = 'content' | 'seats'
