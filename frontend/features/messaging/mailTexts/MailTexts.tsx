import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { MailTextRow, MailTextView } from '../../../../domain/messaging/mailTexts/mailText.schema'
import { MailBlocks } from '../../../components/mail/MailBlocks'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import { MailTextForm } from './MailTextForm'

const KEY = [OWN, 'mail-texts'] as const

const State = ({ isChanged, problem }: Pick<MailTextRow, 'isChanged' | 'problem'>) =>
  problem ? (
    <Badge tone="stop">Not used: it needs correcting</Badge>
  ) : isChanged ? (
    <Badge tone="place">Own text</Badge>
  ) : null

const OneText = ({ template, onClose }: { template: string; onClose: () => void }) => {
  const { api } = useApp()
  const { data, isPending, ...failure } = useQuery({
    queryKey: [...KEY, template],
    queryFn: ({ signal }) =>
      api.get<MailTextView>(`/mail-texts/${encodeURIComponent(template)}/text`, { signal }),
    staleTime: 0,
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading the text" />
  if (!data) return <LoadFailure title="Failed to load the text" {...failure} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Button onClick={onClose}>All Texts</Button>
          <State {...data} />
        </p>
        {data.problem && <p className="text-laterite">The original goes out. {data.problem}</p>}
        <MailTextForm key={`${template}${data.updatedAt}`} text={data} queryKey={KEY} />
      </div>
      <section aria-labelledby="text-preview" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <h3 id="text-preview" className="text-xl">
          Preview, as it is saved
        </h3>
        {data.preview ? (
          <article aria-label="Mail" className="grid min-w-0 gap-4 border border-edge bg-sheet p-5">
            <p className="border-b border-rule-strong pb-3 text-lg font-semibold break-words">
              {data.preview.subject}
            </p>
            <MailBlocks blocks={data.preview.blocks} />
          </article>
        ) : (
          <p className="text-ink-soft">This mail cannot be shown with examples.</p>
        )}
      </section>
    </div>
  )
}

/** The words of the automatic mails, which staff may change and reset. Source: issue 13, part 7. */
export const MailTexts = () => {
  const { api } = useApp()
  const [search, setSearch] = useSearchParams()
  const open = search.get('mail')
  const { data, isPending, ...failure } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<MailTextRow[]>('/mail-texts', { signal }),
    staleTime: 0,
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading the texts" />
  if (!data) return <LoadFailure title="Failed to load the texts" {...failure} />
  const row = data.find(({ template }) => template === open)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">{row ? row.title : 'Texts of automatic mails'}</h2>
      {row ? (
        <OneText key={row.template} template={row.template} onClose={() => setSearch({})} />
      ) : (
        <ul className="border-b border-rule">
          {data.map(({ template, title, isChanged, problem }) => (
            <li
              key={template}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule"
            >
              <span>
                {title} <State isChanged={isChanged} problem={problem} />
              </span>
              <Button tone="quiet" onClick={() => setSearch({ mail: template })}>
                Open<span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
