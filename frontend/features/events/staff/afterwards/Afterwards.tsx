import { useQuery } from '@tanstack/react-query'
import { FIGURE_COLUMNS, type FigureRows } from '../../../../../domain/events/figures/figures.schema'
import type { SurveyResults } from '../../../../../domain/events/surveys/surveys.schema'
import type { Thanked } from '../../../../../domain/events/thanks/thanks.schema'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'
import { Exported } from './Exported'
import { SurveyPart } from './SurveyPart'
import { ThanksPart } from './ThanksPart'

interface Overview {
  figures: FigureRows
  survey: SurveyResults | null
  thanked: Thanked
}

/** What came of an event, for who manages it. */
export const Afterwards = ({ eventId }: { eventId: string }) => {
  const { api } = useApp()
  const path = `/events/${encodeURIComponent(eventId)}`
  const result = useQuery({
    queryKey: [OWN, 'staff-events', 'afterwards', eventId],
    queryFn: ({ signal }) => api.get<Overview>(`${path}/afterwards`, { signal }),
    staleTime: 0,
    throwOnError: false,
  })
  return (
    <Loaded result={result} failed="Failed to load what came of the event">
      {({ figures, survey, thanked }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Exported
            title="Figures"
            headers={FIGURE_COLUMNS}
            rows={figures}
            empty=""
            file={`/api${path}/figures`}
          />
          <SurveyPart path={path} refresh={result.refetch} survey={survey} />
          <ThanksPart path={path} refresh={result.refetch} thanked={thanked} />
        </div>
      )}
    </Loaded>
  )
}
