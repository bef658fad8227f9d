/** What staff should look at again; nothing without hints. */
export const Hints = ({ hints }: { hints: readonly string[] }) =>
  hints.length > 0 && (
    <ul className="grid max-w-text gap-2 border-s-4 border-amber bg-amber-wash p-4">
      {hints.map((hint) => (
        <li key={hint} className="break-words">
          {hint}
        </li>
      ))}
    </ul>
  )
