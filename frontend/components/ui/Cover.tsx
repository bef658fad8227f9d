import type { Publication } from '../../../payload-types'
import { localPath } from '../../lib/localPath'
import { RecordDrawing } from '../drawings/RecordDrawing'
import { Image } from './Image'

/**
 * A publication in a list: its first page or the picture that staff chose, else a drawing of its own. The
 * title stands beside it.
 */
export const Cover = ({
  publication: { slug, coverImage },
}: {
  publication: Pick<Publication, 'slug'> & Partial<Pick<Publication, 'coverImage'>>
}) => {
  const image = typeof coverImage === 'object' && coverImage?.sizes ? coverImage : undefined
  const { url, width, height } = image?.sizes?.thumb ?? {}
  return (
    <span className="cover">
      {url ? (
        <img
          src={localPath(url)}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          decoding="async"
        />
      ) : image ? (
        <Image image={{ ...image, alt: '' }} sizes="5rem" />
      ) : (
        <RecordDrawing of="publication" slug={slug} isDetail />
      )}
    </span>
  )
}
