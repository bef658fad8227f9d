import type { Hand } from '../Hand'

/** Draws one kind of work on the sheet; its sizes and parts are the hand's choice. */
export type Motif = (hand: Hand) => string
