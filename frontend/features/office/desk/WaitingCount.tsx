/** How much waits: `3` beside the name of its page, and in words for those who do not see where it stands. */
export const WaitingCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="desk-count">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
