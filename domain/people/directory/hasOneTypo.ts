/** Whether two words differ by exactly one letter: missing, added or replaced. */
export const hasOneTypo = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let place = 0
  while (place < short.length && short[place] === long[place]) place += 1
  return short.length === long.length
    ? place < short.length && short.slice(place + 1) === long.slice(place + 1)
    : short.slice(place) === long.slice(place + 1)
}
