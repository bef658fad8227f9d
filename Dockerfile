# The site as an image: `docker build -t association .`. The database is a MongoDB server (DATABASE_URI): the embedded
# engine is left out. What may be written: MEDIA_DIR (a volume) and /tmp.
ARG NODE_VERSION=20

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build \
 && rm -rf .next/cache .next/diagnostics .next/trace* .next/types \
 && find .next dist -name '*.map' -delete

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune-packages.mjs ./scripts/prune-packages.mjs
# not --omit=optional: pictures need the binaries that sharp names as optional
RUN npm ci --omit=dev && node scripts/prune-packages.mjs && rm -rf node_modules/@0q

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /srv
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MEDIA_DIR=/srv/media NEXT_TELEMETRY_DISABLED=1
COPY --from=packages /srv/node_modules ./node_modules
COPY --from=build /srv/package.json /srv/next.config.mjs /srv/LICENSE ./
COPY --from=build /srv/dist ./dist
COPY --from=build /srv/.next ./.next
# scripts that run as processes of their own
COPY --from=build /srv/platform/pdf/firstPage.mjs ./platform/pdf/firstPage.mjs
COPY --from=build /srv/server/backup/releaseWrites.mjs ./server/backup/releaseWrites.mjs
RUN mkdir media && chown node:node media
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# node is process 1 and takes SIGTERM itself; nothing is built at the start
CMD ["node", "dist/server/index.js"]
