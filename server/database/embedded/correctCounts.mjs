import { MongoClient } from 'mongodb'

/**
 * After a crash the data is whole but the engine's stored document counts are those of its last
 * flush (a collection of 401 said 0), and Payload's page totals come from them whenever a query is
 * empty. `validate` counts anew, and says if a collection or an index is damaged.
 * @param {string} uri address of an engine that nobody else uses yet
 * @returns {Promise<{ collections: number, damaged: string[] }>} `damaged`: "database.collection"
 */
export async function correctCounts(uri) {
  const client = new MongoClient(uri)
  const damaged = []
  let collections = 0
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
    for (const { name } of databases) {
      const db = client.db(name)
      for (const info of await db.listCollections({}, { nameOnly: true }).toArray()) {
        if (info.type !== 'collection') continue
        collections += 1
        const isValid = await db.command({ validate: info.name }).then(
          (result) => result.valid === true,
          () => false,
        )
        if (!isValid) damaged.push(`${name}.${info.name}`)
      }
    }
  } finally {
    await client.close()
  }
  return { collections, damaged }
}
