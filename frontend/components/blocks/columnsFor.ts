/** The columns in which a number of items leaves no hole. */
export const columnsFor = (count: number): string => {
  if (count === 1) return 'md:grid-cols-2'
  if (count % 3 === 0) return 'md:grid-cols-2 lg:grid-cols-3'
  if (count % 4 === 0) return 'sm:grid-cols-2 lg:grid-cols-4'
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3'
}
