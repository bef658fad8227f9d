// Run once by the image of MongoDB, on an empty database: the account of the site, for its own database alone.
db.getSiblingDB('association').createUser({
  user: 'association',
  pwd: process.env.MONGO_PASSWORD,
  roles: [
    { role: 'readWrite', db: 'association' },
    { role: 'dbAdmin', db: 'association' },
  ],
})
