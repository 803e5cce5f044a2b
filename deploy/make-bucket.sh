#!/bin/sh
# Run at each start beside the object store: the shop's key reaches its own bucket and nothing else.
set -eu
until mc alias set store http://pictures:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"; do sleep 1; done
mc mb --ignore-existing store/tohfa
cat > /tmp/policy.json <<'JSON'
{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Action": ["s3:ListBucket", "s3:GetBucketLocation"],
      "Resource": ["arn:aws:s3:::tohfa"]
    },
    {
      "Effect": "Allow",
      "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
      "Resource": ["arn:aws:s3:::tohfa/*"]
    }
  ]
}
JSON
mc admin policy create store tohfa /tmp/policy.json
mc admin user add store "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
# It is an error to attach what is attached already.
mc admin policy attach store tohfa --user "$S3_ACCESS_KEY_ID" || true
