/** How far the copies of an event are from each other. */
export const COPY_STEPS = { week: 'Every week', fortnight: 'Every two weeks', month: 'Every month' } as const

export const MAX_COPIES = 12
