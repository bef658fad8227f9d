/** Leads to a place on a map: to a search there, for a place is a text. */
export const MapLink = ({ location }: { location: string }) => (
  <a
    href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(`${location}, South Sudan`)}`}
    target="_blank"
    rel="noopener"
    className="link inline-flex min-h-11 items-center gap-1"
  >
    Map
    <span className="sr-only"> of {location} (opens in a new tab)</span>
  </a>
)
