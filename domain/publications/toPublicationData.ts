/** A day as a moment that is this day wherever the association's people are. */
const NOON = 'T12:00:00.000Z'

/** A form's values as the collection stores them. */
export const toPublicationData = <Input extends { publishedDate: string }>({
  publishedDate,
  ...rest
}: Input) => ({ ...rest, publishedDate: `${publishedDate}${NOON}` })
