/** Runs a task for every item, at most `width` at a time, in their order. */
export const inTurns = async <Item>(
  items: readonly Item[],
  width: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...items].reverse()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await run(item)
    }),
  )
}
