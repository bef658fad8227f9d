import { useState } from 'react'
import type { MailingDetail } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import {
  REPORT_FIGURES,
  type ReportFigure,
  skipTexts,
} from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { entriesOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { PeopleList } from './PeopleList'

const ALWAYS: readonly ReportFigure[] = ['all', 'sent', 'delivered', 'bounced', 'unsubscribed', 'waiting']

/** What became of a mailing; each figure opens the people behind it. */
export const ReportSection = ({ mailing: { id, report } }: { mailing: MailingDetail }) => {
  const [figure, setFigure] = useState<ReportFigure>()
  const shown = entriesOf(REPORT_FIGURES).filter(
    ([each]) => ALWAYS.includes(each) || report.figures[each] > 0,
  )
  return (
    <section aria-labelledby="report-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 id="report-title" className="text-xl">
        Report
      </h3>
      <ul className="border-b border-rule-strong">
        {shown.map(([each, label]) => (
          <li
            key={each}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule-strong"
          >
            <span>{label}</span>
            <Button
              tone="quiet"
              aria-pressed={figure === each}
              aria-label={`${label}: ${report.figures[each]}`}
              className="tabular-nums"
              onClick={() => setFigure(figure === each ? undefined : each)}
            >
              {report.figures[each].toLocaleString('en-GB')}
            </Button>
          </li>
        ))}
      </ul>
      {report.figures.skipped > 0 && (
        <p className="text-ink-soft">
          Left out:{' '}
          {skipTexts(report.skipped)
            .map(({ reason, count }) => `${reason} ${count}`)
            .join(', ')}
          .
        </p>
      )}
      {figure && <PeopleList key={figure} id={id} figure={figure} />}
    </section>
  )
}
