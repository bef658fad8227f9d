import type { LineView, StatementsPage } from '../../../../domain/money/statements/line.schema'
import { LineQuestionCard } from './LineQuestionCard'

export interface QuestionListProps {
  title: string
  empty: string
  lines: readonly LineView[]
  chapters: StatementsPage['chapters']
  onDecided: () => void
}

/** Lines of statements that staff decide, each with what it may be. */
export const QuestionList = ({ title, empty, lines, chapters, onDecided }: QuestionListProps) => (
  <section aria-label={title} className="grid gap-4">
    <h2 className="text-xl">
      {title} {lines.length > 0 && <span className="tabular-nums">({lines.length})</span>}
    </h2>
    {lines.length === 0 && <p className="text-ink-soft">{empty}</p>}
    {lines.map((line) => (
      <LineQuestionCard
        key={`${line.id} ${line.revision}`}
        line={line}
        chapters={chapters}
        onDecided={onDecided}
      />
    ))}
  </section>
)
