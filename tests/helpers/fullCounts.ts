/**
 * How many of something a test uses: a few with every change, all that the targets name where
 * `FULL_COUNTS` is set, as `npm run bench -- --only counts` does.
 */
export const countOf = ({ few, full }: { few: number; full: number }): number =>
  process.env.FULL_COUNTS ? full : few
