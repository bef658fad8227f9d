import type { Publication } from '../../../payload-types'
import { classNames } from '../../lib/classNames'
import { formatOf } from '../../components/blocks/PublicationRow'
import { Icon } from '../../components/ui/Icon'
import { PageIcon } from '../../components/ui/PageIcon'
import { SmartLink } from '../../components/ui/SmartLink'
import { downloadAddress, useDownload } from './useDownload'

export interface DownloadProps {
  publication: Pick<Publication, 'id' | 'title' | 'fileSize' | 'filePages' | 'videoUrl'>
  /** A button on the publication's own page, a line in a list. */
  isButton?: boolean
}

const LINE = 'link inline-flex min-h-11 items-center gap-2 font-semibold'

/** Downloads a paper, or leads to a video. What it costs is said before the click. */
export const Download = ({ publication, isButton = false }: DownloadProps) => {
  const { id, title, videoUrl } = publication
  const { download, isPending } = useDownload(id)
  const look = isButton ? 'btn btn-main' : LINE
  if (videoUrl) {
    return (
      <SmartLink href={videoUrl} isNewTab className={look}>
        <Icon name="play" />
        Watch<span className="sr-only">: {title}</span>
      </SmartLink>
    )
  }
  return (
    <a
      href={downloadAddress(id)}
      target="_blank"
      rel="noopener"
      className={classNames(look, isPending && 'opacity-70')}
      aria-busy={isPending || undefined}
      onClick={(event) => void download(event)}
    >
      <PageIcon name="download" />
      <span>
        Download<span className="sr-only"> {title}</span>
        <span className={isButton ? '' : 'font-normal'}> ({formatOf(publication)})</span>
      </span>
    </a>
  )
}
