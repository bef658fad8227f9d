import { CHAPTER_STATUSES } from '../../../domain/content/chapter.schema'
import { REGION_LABELS } from '../../../collections/access/roles'
import { useApp } from '../../lib/app'
import { paths } from '../../paths'
import { RecordDrawing } from '../drawings/RecordDrawing'
import { Badge } from '../ui/Badge'
import { Card } from '../ui/Card'
import { PageIcon } from '../ui/PageIcon'
import { BlockSection, ItemTitle } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { chaptersQuery } from './blockQueries'
import { columnsFor } from './columnsFor'
import { SmartButton } from './SmartButton'
import { MailLink } from '../ui/MailLink'
import { useLoaded } from '../../lib/useLoaded'

/** Chapters. Joining one is asked for on its page for members. */
export const ChaptersList = ({ block }: { block: BlockOf<'chaptersList'> }) => {
  const chapters = useLoaded(chaptersQuery(useApp(), block))
  return (
    <BlockSection block={block}>
      <ul className={`grid gap-gap ${columnsFor(chapters.length)}`}>
        {chapters.map(({ id, slug, name, status, region, university, place, description, email }) => (
          <li key={id}>
            <Card className="h-full gap-3">
              <div className="card-drawing">
                <RecordDrawing of="chapter" slug={slug} />
              </div>
              <p>
                <Badge tone={status === 'active' ? 'good' : 'warning'}>{CHAPTER_STATUSES[status]}</Badge>
              </p>
              <ItemTitle block={block} className="text-xl">
                {name}
              </ItemTitle>
              <p className="flex items-baseline gap-2 text-ink-soft">
                <PageIcon name="pin" />
                <span>{[university, place, REGION_LABELS[region]].filter(Boolean).join(', ')}</span>
              </p>
              <p>{description}</p>
              {email && (
                <p>
                  <MailLink email={email} />
                </p>
              )}
              <p className="mt-auto pt-1">
                <SmartButton href={paths.group.build(`chapter-${slug}`)}>
                  {block.joinLabel || 'Join Chapter'}
                  <span className="sr-only">: {name}</span>
                </SmartButton>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
