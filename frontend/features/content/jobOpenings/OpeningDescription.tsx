import { plainParts } from '../../../../domain/content/jobOpenings/plainParts.schema'

/** What was typed about a job: paragraphs and lists. */
export const OpeningDescription = ({ text }: { text: string }) => (
  <div className="grid max-w-text gap-4 break-words" dir="auto">
    {plainParts(text).map((part, index) =>
      part.kind === 'list' ? (
        <ul key={index} className="points">
          {part.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      ) : (
        <p key={index} className="whitespace-pre-line">
          {part.text}
        </p>
      ),
    )}
  </div>
)
