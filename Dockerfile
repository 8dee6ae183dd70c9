# The server with its page and an embedded database in /data. docs/hosting.md says how to run it.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json LICENSE NOTICE ./
COPY packages packages
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && npx tsc -b packages/server \
 && npx vite build packages/web --logLevel warn
# Only what runs: the server's own dependencies, and what was compiled.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w @potyczka/server \
 && mkdir /out \
 && cp -a --parents package.json LICENSE NOTICE node_modules \
      packages/*/package.json packages/games/*/package.json packages/*/dist packages/games/*/dist /out \
 && rm -rf /out/packages/server/dist/fixtures

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /out ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
