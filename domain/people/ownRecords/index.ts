export { DECIDED_RECORDS, type DecidedCollection, isOwnRecord } from './isOwnRecord'
