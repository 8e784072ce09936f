FROM debian-tree
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
# The certificates that this machine believes, and npm its own besides.
COPY certificates.pem /etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
 && echo 'cafile=/etc/ssl/certs/ca-certificates.crt' > /usr/local/lib/node_modules/npm/npmrc \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
