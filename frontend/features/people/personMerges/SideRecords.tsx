import type { MergeSide } from '../../../../domain/people/personMerges/personMergeTexts.schema'

const linesOf = ({ records, sessions, hasSecondFactor, isClaimed }: MergeSide): string[] => [
  ...Object.entries(records).map(([label, count]) => `${label}: ${count}`),
  ...(sessions > 0 ? [`Signed in on devices: ${sessions}`] : []),
  ...(hasSecondFactor ? ['Two-step sign-in'] : []),
  isClaimed ? 'Has an account' : 'Entered by staff, without an account',
]

const Records = ({ heading, side }: { heading: string; side: MergeSide }) => (
  <div className="py-2">
    <p className="font-semibold sm:sr-only">{heading}</p>
    <ul>
      {linesOf(side).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

/** What is attached to each of two people: all of it is the remaining person's afterwards. */
export const SideRecords = ({ remaining, merged }: { remaining: MergeSide; merged: MergeSide }) => (
  <section
    aria-labelledby="records-title"
    className="grid gap-x-6 border-y border-rule py-3 sm:grid-cols-[10rem_1fr_1fr]"
  >
    <h3 id="records-title" className="text-base font-semibold">
      Records
    </h3>
    <Records heading="Remains" side={remaining} />
    <Records heading="Move along" side={merged} />
  </section>
)
