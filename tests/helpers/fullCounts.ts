/** Set by `npm run bench -- --only counts`. */
export const isFull = Boolean(process.env.FULL_COUNTS)

/** What a test uses: a few of them with every change, and where `FULL_COUNTS` is set all that the targets name. */
export const fewOrFull = <Count>({ few, full }: { few: Count; full: Count }): Count => (isFull ? full : few)
