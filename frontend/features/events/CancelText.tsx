/** What giving up a seat means. */
export const CancelText = ({ title }: { title: string }) => (
  <p>
    Your seat at <bdi className="font-semibold">{title}</bdi> goes to somebody else. You can register again
    only while there are seats left.
  </p>
)
