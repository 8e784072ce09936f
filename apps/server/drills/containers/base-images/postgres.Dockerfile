FROM debian-tree
COPY postgres /usr/local/pgsql
COPY start-postgres /usr/local/bin/
RUN chmod 755 /usr/local/bin/start-postgres && useradd --system postgres && install --directory --owner=postgres /var/lib/postgresql /var/run/postgresql
ENV PATH=/usr/local/pgsql/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/18/docker
USER postgres
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["start-postgres"]
