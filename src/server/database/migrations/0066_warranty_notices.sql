CREATE TABLE "warranty_notice" (
	"contract_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "warranty_notice_contract_id_account_id_term_id_pk" PRIMARY KEY("contract_id","account_id","term_id")
);
--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "tenant_sees_warranty" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_notice" ADD CONSTRAINT "warranty_notice_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_notice" ADD CONSTRAINT "warranty_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_notice" ADD CONSTRAINT "warranty_notice_version_id_warranty_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."warranty_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_notice_account_idx" ON "warranty_notice" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "warranty_notice_version_idx" ON "warranty_notice" USING btree ("version_id");