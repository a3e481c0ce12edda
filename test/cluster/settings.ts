/** The settings of the cluster's parts, as an installation with these parts needs them, and its ports. */

export interface Ports {
  primary: number;
  replica: number;
  /** HAProxy's port for the current PostgreSQL primary. */
  database: number;
  pooler: number;
  objects: number;
  /** HAProxy's port for the portal's processes. */
  portal: number;
  servers: number[];
}

/** Small, because all parts share one machine; durable, because durability is tested. */
export const postgresSettings = (port: number): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 150
shared_buffers = 64MB
wal_keep_size = 256MB
max_wal_size = 512MB
log_min_messages = warning
`;

/** Any local user; HAProxy's check has its own role, without a password. */
export const hostRules = `
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
`;

export const poolerSettings = ({ database, pooler }: Ports, folder: string): string => `
[databases]
posventa = host=127.0.0.1 port=${database} dbname=posventa

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 4
`;

const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex');
const startUp = ['user', 'proxy_check', 'database', 'postgres', '', ''].join('\0');
const int32 = (value: number): string => value.toString(16).padStart(8, '0');
const question = 'select pg_is_in_recovery()\0';

/**
 * Asks PostgreSQL in its own protocol whether it is a replica: the start-up message (protocol 3.0) until it is ready;
 * the query until a row with the value f; the termination message.
 */
const isPrimary = [
  'option tcp-check',
  `tcp-check send-binary ${int32(startUp.length + 8)}${int32(196_608)}${hex(startUp)}`,
  'tcp-check expect binary 5a0000000549',
  `tcp-check send-binary ${hex('Q')}${int32(question.length + 4)}${hex(question)}`,
  'tcp-check expect binary 440000000b00010000000166',
  'tcp-check send-binary 5800000004',
]
  .map((line) => `  ${line}`)
  .join('\n');

const portalServer = (port: number, index: number): string => `  server portal${index + 1} 127.0.0.1:${port}`;

export const proxySettings = ({ primary, replica, database, portal, servers }: Ports, folder: string): string => `
global
  maxconn 4000
  stats socket ${folder}/proxy.sock mode 600 level admin

defaults
  timeout connect 2s
  timeout check 2s
  timeout client 900s
  timeout server 900s

listen database
  mode tcp
  bind 127.0.0.1:${database}
  # A connection that listens for notifications may be silent for a long time.
  timeout client 24h
  timeout server 24h
${isPrimary}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server first 127.0.0.1:${primary}
  server second 127.0.0.1:${replica}

frontend entrance
  mode http
  bind 127.0.0.1:${portal}
  option forwardfor
  # If no process is ready, one of them responds with the reason: a response of the proxy itself would cut off uploads.
  use_backend anyway if { nbsrv(portal) eq 0 }
  default_backend portal

backend portal
  mode http
  balance roundrobin
  option redispatch
  retries 3
  retry-on conn-failure
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1
${servers.map(portalServer).join('\n')}

backend anyway
  mode http
  balance roundrobin
  option redispatch
  retries 3
  retry-on conn-failure
${servers.map(portalServer).join('\n')}
`;
