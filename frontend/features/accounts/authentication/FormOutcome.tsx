import { useSearchParams } from 'react-router-dom'
import { authMessages } from '../../../lib/messages/authMessages'

const textOf = (texts: Readonly<Record<string, string>>, code: string | null): string | undefined =>
  code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined

/** For browsers without the script, which see no toasts: what became of a form they sent. */
export const FormOutcome = () => {
  const [search] = useSearchParams()
  const done = textOf(authMessages.done, search.get('done'))
  const hasProblem = search.has('problem')
  return (
    <>
      {done && <p className="mb-5 border-s-4 border-acacia bg-acacia-wash p-4 font-semibold">{done}</p>}
      {hasProblem && (
        <p className="mb-5 border-2 border-laterite bg-laterite-wash p-4 font-semibold">
          {textOf(authMessages.problems, search.get('problem')) ?? authMessages.problems.unexpected}
        </p>
      )}
    </>
  )
}
