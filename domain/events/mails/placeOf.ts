/** Where an event takes place, on one line: `Juba, Freedom Hall`. */
export const placeOf = ({ location, venue }: { location: string; venue?: string | null }): string =>
  [location, ...(venue ?? '').split('\n')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
