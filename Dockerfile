# The production image: built once, run without root, with nothing of the source, the demo, the tests and the build in it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# npm keeps TypeScript for the job engine, which could read its settings with it; the server has none.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/typescript node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/src/tools/launch.mjs ./src/tools/launch.mjs
COPY --from=build --chown=root:root /app/public ./public
COPY --from=build --chown=root:root /app/dist ./dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself takes the signals: npm would not pass them on.
CMD ["node", "dist/server/server/main.js"]
