/**
 * The outline of South Sudan, from the public domain map Natural Earth (1:10 million, simplified): 12 degrees wide and
 * 9 high, from 24° E and 12.4° N on, 50 units a degree.
 */
const OUTLINE = `
  M596 389l-7 0-2-3-2 5-5-2-4-8 3-6-9-1 1-6-52 21-45 44-16-1-8-6-12 6-19 1-10 6-1 5-11-4-2-5-6-6-5 5-8
  3-18-7-11 6-5 9-5-9-9 4-2-13-17-5-3-7-9-7-1-3-7-3 1-10-9-4-8-1-3 7-9 9-12-8-9 1-2-4-19 14-4-4-6 1-4-5-3
  1-1-6-12-3-2-9-3-1-2-5-6-1-7-11-5-5-3-9 2-8-2-1-2-5-10-8-8-2-2-4-12-3-3-3-3 1 4-6-11-9 0-4
  5-10-14-9-4-8-34-17-9-11 6-4-2-11-9-2-7-9-6-5-14-1-4-4-5 2-8-3-3-4 7-10-2-2 1-3-3-2 10-6 9-2 6-25 6-8
  0-14 9-7 5-17 38-6 3 3 0 9 14 11 22 24 23-6 41 0 7 13 40 1-1-5 5-5 11-7 17-5 7-8 0-7 20-11 23 15 14 13
  20-2 25-23 10-13 4-9 25-21-5-11 0-20-13-15 33 0 0-11 23 0-6 31 5 38-2 5 12 5 27 23 3 17-5 17 1 2 8 0 3
  42-7 9-11 4-8-5-18 0-4 5 2 5-1 6-10 11 4 6 14 4 6-1 13 4 14 12 1 8 8 5 1 5 15 9 2 7 8 3 7 22 6 9 1 11 6
  11 8 5 1 7 3 1 6-4 17 6-2 23z`

/** A drawing of the country, on which other things are placed. It says nothing about borders. */
export const CountryDrawing = () => (
  <svg viewBox="0 0 600 450" className="drawing" aria-hidden="true">
    <path d={OUTLINE} className="t fill-nile-wash" />
  </svg>
)
