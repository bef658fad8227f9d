import type { Media } from '../../../../payload-types'
import type { Slide } from './slide.types'

/** The picture that staff uploaded for a headline. */
export const uploadOf = ({ picture }: Slide): Media | undefined =>
  typeof picture === 'object' ? (picture ?? undefined) : undefined

/** The same for headlines that share a picture. */
export const pictureKeyOf = (slide: Slide): string => uploadOf(slide)?.id ?? slide.drawing ?? ''

/** What the picture shows, for who does not see it. */
export const labelOf = (slide: Slide): string => uploadOf(slide)?.alt ?? slide.drawingLabel ?? ''
